DROP INDEX "product_views_latest";--> statement-breakpoint
DROP INDEX "products_sales";--> statement-breakpoint
DROP INDEX "orders_buyer";--> statement-breakpoint
DROP INDEX "orders_buyer_status";--> statement-breakpoint
DROP INDEX "orders_shop";--> statement-breakpoint
DROP INDEX "orders_shop_status";--> statement-breakpoint
CREATE INDEX "orders_buyer_to_ship" ON "orders" USING btree ("buyer_id","placed_at" DESC NULLS FIRST,"id") WHERE status in ('paid', 'cancelRequested', 'partiallyShipped', 'restCancelRequested');--> statement-breakpoint
CREATE INDEX "orders_shop_to_ship" ON "orders" USING btree ("shop_id","placed_at" DESC NULLS FIRST,"id") WHERE status in ('paid', 'cancelRequested', 'partiallyShipped', 'restCancelRequested');--> statement-breakpoint
CREATE INDEX "product_views_latest" ON "product_views" USING btree ("user_id","viewed_at","product_id");--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("status","sold_count","listed_at","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","placed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_buyer_status" ON "orders" USING btree ("buyer_id","status","placed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("shop_id","placed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_shop_status" ON "orders" USING btree ("shop_id","status","placed_at" DESC NULLS FIRST,"id");