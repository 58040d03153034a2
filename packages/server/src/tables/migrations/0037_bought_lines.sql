ALTER TABLE "order_lines" ADD COLUMN "is_bought" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What is never removed may be changed in named columns alone; the new one is not among those of the version before.
GRANT UPDATE ("is_bought") ON "order_lines" TO CURRENT_USER;--> statement-breakpoint
UPDATE "order_lines" l SET "is_bought" = true
	FROM "orders" o WHERE o."id" = l."order_id" AND o."paid_at" IS NOT NULL AND NOT o."is_own_shop";--> statement-breakpoint
CREATE INDEX "order_lines_bought" ON "order_lines" USING btree ("product_id","order_id") WHERE is_bought;