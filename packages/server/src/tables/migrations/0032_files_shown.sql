CREATE INDEX "product_pictures_file" ON "product_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "products_video" ON "products" USING btree ("video_file_id") WHERE "products"."video_file_id" is not null;--> statement-breakpoint
CREATE INDEX "skus_picture" ON "skus" USING btree ("picture_file_id");