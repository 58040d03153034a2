DROP INDEX "products_category";--> statement-breakpoint
CREATE INDEX "products_category_sales" ON "products" USING btree ("category","status","sold_count","listed_at","id");--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category","status","listed_at","id");--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category","status","from_fen","id");