ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quoted_freight_fen" bigint;--> statement-breakpoint
-- The freight before the first new price, where there was one: a discount comes with a new price only.
UPDATE "orders" o SET "quoted_freight_fen" = coalesce((SELECT c."old_total_fen" - o."goods_fen" FROM "order_price_changes" c WHERE c."order_id" = o."id" ORDER BY c."at", c."id" LIMIT 1), o."freight_fen");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "quoted_freight_fen" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_own_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_fen" = "orders"."goods_fen" - "orders"."discount_fen" + "orders"."freight_fen" and "orders"."goods_fen" > 0 and "orders"."freight_fen" >= 0 and "orders"."quoted_freight_fen" >= 0);