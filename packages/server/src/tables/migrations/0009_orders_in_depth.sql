CREATE TABLE "order_price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"old_total_fen" bigint NOT NULL,
	"total_fen" bigint NOT NULL,
	"discount_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refund_lines" (
	"refund_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_refund_lines_refund_id_line_id_pk" PRIMARY KEY("refund_id","line_id"),
	CONSTRAINT "order_refund_lines_quantity" CHECK ("order_refund_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"goods_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"commission_fen" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"arrived_at" timestamp (3) with time zone,
	CONSTRAINT "order_refunds_amounts" CHECK ("order_refunds"."goods_fen" >= 0 and "order_refunds"."freight_fen" >= 0 and "order_refunds"."commission_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_line_id_pk" PRIMARY KEY("parcel_id","line_id"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "freight_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"regions" text[] NOT NULL,
	"is_delivered" boolean DEFAULT true NOT NULL,
	"first_amount" integer NOT NULL,
	"first_fen" bigint NOT NULL,
	"next_amount" integer NOT NULL,
	"next_fen" bigint NOT NULL,
	"free_from_fen" bigint,
	"free_from_pieces" integer,
	CONSTRAINT "freight_rules_position" UNIQUE("template_id","position"),
	CONSTRAINT "freight_rules_amounts" CHECK ("freight_rules"."first_amount" > 0 and "freight_rules"."next_amount" > 0),
	CONSTRAINT "freight_rules_fees" CHECK ("freight_rules"."first_fen" >= 0 and "freight_rules"."next_fen" >= 0 and "freight_rules"."free_from_fen" >= 0 and "freight_rules"."free_from_pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "freight_templates_name" UNIQUE("shop_id","name"),
	CONSTRAINT "freight_templates_shop" UNIQUE("id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
DROP INDEX "stock_moves_once";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "freight_template_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "cause_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission_back_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_extended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_price_changes" ADD CONSTRAINT "order_price_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_template_id_freight_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."freight_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD CONSTRAINT "freight_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_price_changes_order" ON "order_price_changes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_refund_lines_line" ON "order_refund_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "parcel_lines_line" ON "parcel_lines" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_rules_one_rest" ON "freight_rules" USING btree ("template_id") WHERE cardinality(regions) = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "freight_templates_one_default" ON "freight_templates" USING btree ("shop_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_freight_template" FOREIGN KEY ("freight_template_id","shop_id") REFERENCES "public"."freight_templates"("id","shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_moves_once" ON "stock_moves" USING btree ("order_id","sku_id","kind",coalesce(cause_id, order_id)) WHERE order_id is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_parts" CHECK ("order_lines"."shipped_quantity" >= 0 and "order_lines"."cancelled_quantity" >= 0 and "order_lines"."shipped_quantity" + "order_lines"."cancelled_quantity" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_fen" between 0 and "orders"."goods_fen" and "orders"."total_fen" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_commission" CHECK ("orders"."commission_back_fen" between 0 and "orders"."commission_fen" and "orders"."commission_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_fen" = "orders"."goods_fen" - "orders"."discount_fen" + "orders"."freight_fen" and "orders"."goods_fen" > 0 and "orders"."freight_fen" >= 0);