CREATE TABLE "favourite_products" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"added_from_fen" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "favourite_products_price" CHECK ("favourite_products"."added_from_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favourite_shops" (
	"user_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_shops_user_id_shop_id_pk" PRIMARY KEY("user_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_summaries" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"goods_sum" integer NOT NULL,
	"logistics_sum" integer NOT NULL,
	"service_sum" integer NOT NULL,
	"stars_1" integer NOT NULL,
	"stars_2" integer NOT NULL,
	"stars_3" integer NOT NULL,
	"stars_4" integer NOT NULL,
	"stars_5" integer NOT NULL,
	"with_photos" integer NOT NULL,
	"appended" integer NOT NULL,
	CONSTRAINT "review_summaries_goods" CHECK ("review_summaries"."goods_sum" = "review_summaries"."stars_1" + 2 * "review_summaries"."stars_2" + 3 * "review_summaries"."stars_3" + 4 * "review_summaries"."stars_4" + 5 * "review_summaries"."stars_5")
);
--> statement-breakpoint
CREATE TABLE "review_tag_counts" (
	"product_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "review_tag_counts_product_id_tag_pk" PRIMARY KEY("product_id","tag"),
	CONSTRAINT "review_tag_counts_positive" CHECK ("review_tag_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"goods" smallint NOT NULL,
	"logistics" smallint NOT NULL,
	"service" smallint NOT NULL,
	"grade" text NOT NULL,
	"tags" text[] NOT NULL,
	"text" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"has_photos" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ranked_at" timestamp (3) with time zone NOT NULL,
	"reply_text" text,
	"replied_at" timestamp (3) with time zone,
	"replied_by" uuid,
	"append_text" text,
	"appended_at" timestamp (3) with time zone,
	"append_reply_text" text,
	"append_replied_at" timestamp (3) with time zone,
	"append_replied_by" uuid,
	CONSTRAINT "reviews_scores" CHECK ("reviews"."goods" between 1 and 5 and "reviews"."logistics" between 1 and 5 and "reviews"."service" between 1 and 5),
	CONSTRAINT "reviews_grade" CHECK ("reviews"."grade" = case when "reviews"."goods" >= 4 then 'good' when "reviews"."goods" = 3 then 'medium' else 'poor' end),
	CONSTRAINT "reviews_reply" CHECK (num_nonnulls("reviews"."reply_text", "reviews"."replied_at", "reviews"."replied_by") in (0, 3)),
	CONSTRAINT "reviews_append" CHECK (num_nonnulls("reviews"."append_text", "reviews"."appended_at") in (0, 2)),
	CONSTRAINT "reviews_append_reply" CHECK (num_nonnulls("reviews"."append_reply_text", "reviews"."append_replied_at", "reviews"."append_replied_by") in (0, 3) and ("reviews"."append_reply_text" is null or "reviews"."append_text" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reviewable_lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reviewed_lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_shops" ADD CONSTRAINT "favourite_shops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_shops" ADD CONSTRAINT "favourite_shops_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_summaries" ADD CONSTRAINT "review_summaries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_tag_counts" ADD CONSTRAINT "review_tag_counts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_append_replied_by_users_id_fk" FOREIGN KEY ("append_replied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_products_latest" ON "favourite_products" USING btree ("user_id","added_at","product_id");--> statement-breakpoint
CREATE INDEX "favourite_shops_latest" ON "favourite_shops" USING btree ("user_id","added_at","shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_photos_position" ON "review_photos" USING btree ("review_id","part","position");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_line" ON "reviews" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "reviews_order" ON "reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reviews_useful" ON "reviews" USING btree ("product_id","ranked_at","id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_grade" ON "reviews" USING btree ("product_id","grade","ranked_at","id");--> statement-breakpoint
CREATE INDEX "reviews_photos" ON "reviews" USING btree ("product_id","ranked_at","id") WHERE has_photos;--> statement-breakpoint
CREATE INDEX "reviews_appended" ON "reviews" USING btree ("product_id","ranked_at","id") WHERE appended_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_tags" ON "reviews" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "orders_buyer_review" ON "orders" USING btree ("buyer_id","placed_at" DESC NULLS FIRST,"id") WHERE reviewed_lines < reviewable_lines;--> statement-breakpoint
CREATE INDEX "orders_shop_review" ON "orders" USING btree ("shop_id","placed_at" DESC NULLS FIRST,"id") WHERE reviewed_lines < reviewable_lines;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reviewed" CHECK ("orders"."reviewed_lines" between 0 and "orders"."reviewable_lines" and "orders"."reviewable_lines" <= "orders"."line_count");