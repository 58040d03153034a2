DROP INDEX "products_category_price";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shown_unit" text DEFAULT 'item' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shown_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shown_to_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "buyable_skus" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "can_be_bought" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "shown_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "is_buyable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "skus" SET can_be_bought = true FROM "products" p WHERE p.id = skus.product_id AND p.unit_min_steps <= (CASE WHEN p.has_lots
  THEN coalesce((SELECT max(lot.on_hand - lot.reserved) FROM sku_lots lot WHERE lot.sku_id = skus.id), 0)
  ELSE skus.on_hand - skus.reserved END);--> statement-breakpoint
UPDATE "products" SET shown_unit = shown.unit, shown_fen = shown.low, shown_to_fen = shown.high, buyable_skus = shown.buyable FROM (
  SELECT id, CASE WHEN by_area THEN 'sqm' ELSE unit_step END AS unit, buyable,
    CASE WHEN by_area THEN low_sqm ELSE low END AS low, CASE WHEN by_area THEN high_sqm ELSE high END AS high
  FROM (
    SELECT p.id, p.unit_step, p.unit_base = 'sqm' AND p.unit_step <> 'sqm' AND bool_and(coalesce(s.area_cm2, 0) > 0) AS by_area,
      min(round(s.price_fen * 1000::numeric / p.unit_step_thousandths)) AS low, max(round(s.price_fen * 1000::numeric / p.unit_step_thousandths)) AS high,
      min(round(s.price_fen * 10000::numeric / nullif(s.area_cm2, 0))) AS low_sqm, max(round(s.price_fen * 10000::numeric / nullif(s.area_cm2, 0))) AS high_sqm,
      (count(*) FILTER (WHERE s.can_be_bought))::int AS buyable
    FROM products p JOIN skus s ON s.product_id = p.id GROUP BY p.id
  ) priced
) shown WHERE products.id = shown.id;--> statement-breakpoint
UPDATE "products" SET sold_count = coalesce(sold.orders, 0) FROM products p LEFT JOIN (
  SELECT l.product_id, count(DISTINCT l.order_id)::int AS orders FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE o.paid_at IS NOT NULL AND l.cancelled_quantity < l.quantity GROUP BY l.product_id
) sold ON sold.product_id = p.id WHERE products.id = p.id;--> statement-breakpoint
UPDATE "search_documents" d SET shown_fen = p.shown_fen, is_buyable = p.buyable_skus > 0, sold_count = p.sold_count FROM products p WHERE p.id = d.product_id;--> statement-breakpoint
CREATE INDEX "products_category_sales_buyable" ON "products" USING btree ("category","status","sold_count","listed_at","id") WHERE buyable_skus > 0;--> statement-breakpoint
CREATE INDEX "products_category_newest_buyable" ON "products" USING btree ("category","status","listed_at","id") WHERE buyable_skus > 0;--> statement-breakpoint
CREATE INDEX "products_category_price_buyable" ON "products" USING btree ("category","status","shown_fen","id") WHERE buyable_skus > 0;--> statement-breakpoint
CREATE INDEX "products_sales_buyable" ON "products" USING btree ("status","sold_count","listed_at","id") WHERE buyable_skus > 0;--> statement-breakpoint
CREATE INDEX "products_newest_buyable" ON "products" USING btree ("status","listed_at","id") WHERE buyable_skus > 0;--> statement-breakpoint
CREATE INDEX "products_price_buyable" ON "products" USING btree ("status","shown_fen","id") WHERE buyable_skus > 0;--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category","status","shown_fen","id");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("status","shown_fen","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_buyable" CHECK ("products"."buyable_skus" >= 0);