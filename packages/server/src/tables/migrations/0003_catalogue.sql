CREATE TABLE "brands" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"latin" text NOT NULL,
	"origin" text NOT NULL,
	"story" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"code" text PRIMARY KEY NOT NULL,
	"path" text[] NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"picture_file_id" uuid NOT NULL,
	CONSTRAINT "categories_levels" CHECK (cardinality("categories"."path") between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "product_pictures_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_stages" (
	"product_id" uuid NOT NULL,
	"stage" text NOT NULL,
	CONSTRAINT "product_stages_product_id_stage_pk" PRIMARY KEY("product_id","stage")
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_views_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"category" text NOT NULL,
	"brand" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"unit_step" text NOT NULL,
	"unit_step_thousandths" integer NOT NULL,
	"unit_base" text NOT NULL,
	"unit_min_steps" integer NOT NULL,
	"spec_groups" jsonb NOT NULL,
	"parameters" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"return_rule" text NOT NULL,
	"guarantees" text[] NOT NULL,
	"warranty_months" integer NOT NULL,
	"warranty_text" text NOT NULL,
	"delivery" text NOT NULL,
	"from_fen" bigint DEFAULT 0 NOT NULL,
	"to_fen" bigint DEFAULT 0 NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"grams" text[] NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_unit" CHECK ("products"."unit_step_thousandths" > 0 and "products"."unit_min_steps" > 0),
	CONSTRAINT "products_sold" CHECK ("products"."sold_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"spec" text[] NOT NULL,
	"price_fen" bigint NOT NULL,
	"picture_file_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"area_cm2" integer,
	"weight_grams" integer NOT NULL,
	"volume_cm3" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "skus_code_unique" UNIQUE("code"),
	CONSTRAINT "skus_position" UNIQUE("product_id","position"),
	CONSTRAINT "skus_price" CHECK ("skus"."price_fen" > 0),
	CONSTRAINT "skus_stock" CHECK ("skus"."reserved" >= 0 and "skus"."reserved" <= "skus"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"hints" jsonb NOT NULL,
	CONSTRAINT "stages_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sku_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"order_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_moves_quantity" CHECK ("stock_moves"."quantity" > 0 or ("stock_moves"."kind" = 'count_adjust' and "stock_moves"."quantity" <> 0)),
	CONSTRAINT "stock_moves_order" CHECK (("stock_moves"."order_id" is not null) = ("stock_moves"."kind" in ('reserve', 'release', 'ship')))
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stages" ADD CONSTRAINT "product_stages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stages" ADD CONSTRAINT "product_stages_stage_stages_code_fk" FOREIGN KEY ("stage") REFERENCES "public"."stages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_brands_code_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_position" ON "categories" USING btree ("position");--> statement-breakpoint
CREATE INDEX "categories_path" ON "categories" USING gin ("path");--> statement-breakpoint
CREATE INDEX "product_stages_stage" ON "product_stages" USING btree ("stage","product_id");--> statement-breakpoint
CREATE INDEX "product_views_latest" ON "product_views" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "products_shop" ON "products" USING btree ("shop_id","status");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","status");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("status","listed_at","id");--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("status","sold_count","id");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("status","from_fen","id");--> statement-breakpoint
CREATE INDEX "products_grams" ON "products" USING gin ("grams");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_moves_once" ON "stock_moves" USING btree ("order_id","sku_id","kind") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "stock_moves_sku" ON "stock_moves" USING btree ("sku_id","at");