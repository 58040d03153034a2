ALTER TABLE "orders" ADD COLUMN "is_freight_by_value" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Lines have their freight from 0045 on. Whoever was quoted one and has none on any line is from before, and 0045 left it so.
GRANT UPDATE ("is_freight_by_value") ON "orders" TO CURRENT_USER;--> statement-breakpoint
UPDATE "orders" o SET "is_freight_by_value" = true
	WHERE o."quoted_freight_fen" > 0
		AND NOT EXISTS (SELECT FROM "order_lines" l WHERE l."order_id" = o."id" AND l."freight_fen" > 0);
