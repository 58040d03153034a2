CREATE TABLE "sku_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sku_id" uuid NOT NULL,
	"code" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sku_lots_code" UNIQUE("sku_id","code"),
	CONSTRAINT "sku_lots_stock" CHECK ("sku_lots"."reserved" >= 0 and "sku_lots"."reserved" <= "sku_lots"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"product_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_versions_product_id_hash_pk" PRIMARY KEY("product_id","hash")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "video_file_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "calculator" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_lots" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "coverage_cm2" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "coverage_basis" text;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "lot_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "version_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "lot_code" text;--> statement-breakpoint
ALTER TABLE "sku_lots" ADD CONSTRAINT "sku_lots_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_video_file_id_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_lot_id_sku_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."sku_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_coverage" CHECK (("skus"."coverage_cm2" is null) = ("skus"."coverage_basis" is null));