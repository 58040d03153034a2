ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_sku";--> statement-breakpoint
DROP INDEX "order_lines_sku";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "measures" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "made_to_measure" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "measures" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku" UNIQUE NULLS NOT DISTINCT("user_id","sku_id","measures");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku" UNIQUE NULLS NOT DISTINCT("order_id","sku_id","measures");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_made" CHECK ("products"."made_to_measure" is null or ("products"."calculator" is null and not "products"."has_lots" and "products"."unit_step_thousandths" = 1000));