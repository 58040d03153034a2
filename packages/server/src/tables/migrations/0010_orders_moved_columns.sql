-- What was flat becomes a template of one rule; orders get what their states already said.
INSERT INTO "freight_templates" ("id", "shop_id", "name", "measure", "is_default", "created_at")
	SELECT gen_random_uuid(), "id", '统一运费', 'piece', true, "created_at" FROM "shops";--> statement-breakpoint
INSERT INTO "freight_rules" ("id", "template_id", "position", "regions", "first_amount", "first_fen", "next_amount", "next_fen", "free_from_fen")
	SELECT gen_random_uuid(), t."id", 0, '{}', 1, s."freight_fen", 1, 0, s."free_freight_from_fen" FROM "freight_templates" t JOIN "shops" s ON s."id" = t."shop_id";--> statement-breakpoint
UPDATE "orders" o SET "commission_bp" = s."commission_bp" FROM "shops" s WHERE s."id" = o."shop_id";--> statement-breakpoint
UPDATE "order_lines" l SET "shipped_quantity" = l."quantity" FROM "orders" o WHERE o."id" = l."order_id" AND o."status" IN ('shipped', 'received');--> statement-breakpoint
INSERT INTO "parcel_lines" ("parcel_id", "line_id", "quantity")
	SELECT p."id", l."id", l."quantity" FROM "parcels" p JOIN "order_lines" l ON l."order_id" = p."order_id";--> statement-breakpoint
INSERT INTO "order_refunds" ("id", "order_id", "reason", "goods_fen", "freight_fen", "commission_fen", "at", "arrived_at")
	SELECT r."id", o."id", coalesce(o."cancel_reason", 'other'), o."goods_fen", o."freight_fen", o."commission_fen", r."created_at",
		CASE WHEN r."status" = 'succeeded' THEN coalesce(o."refunded_at", r."created_at") END
	FROM "refunds" r JOIN "orders" o ON o."id" = r."subject_id" WHERE NOT r."is_late";--> statement-breakpoint
INSERT INTO "order_refund_lines" ("refund_id", "line_id", "quantity")
	SELECT r."id", l."id", l."quantity" FROM "order_refunds" r JOIN "order_lines" l ON l."order_id" = r."order_id";--> statement-breakpoint
UPDATE "order_lines" l SET "cancelled_quantity" = l."quantity" FROM "order_refunds" r WHERE r."order_id" = l."order_id";--> statement-breakpoint
UPDATE "orders" o SET "commission_back_fen" = o."commission_fen" FROM "order_refunds" r WHERE r."order_id" = o."id";--> statement-breakpoint
ALTER TABLE "shops" DROP CONSTRAINT "shops_freight";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "shops" DROP COLUMN "freight_fen";--> statement-breakpoint
ALTER TABLE "shops" DROP COLUMN "free_freight_from_fen";