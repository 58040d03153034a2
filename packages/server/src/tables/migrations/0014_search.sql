CREATE TABLE "search_documents" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"title" text NOT NULL,
	"facets" text[] NOT NULL,
	"least" integer NOT NULL,
	"from_fen" bigint NOT NULL,
	"sold_count" integer NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"class" smallint NOT NULL,
	CONSTRAINT "search_documents_class" CHECK ("search_documents"."class" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "search_people" (
	"words" text NOT NULL,
	"person" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_people_words_person_pk" PRIMARY KEY("words","person")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"syllables" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_grams";--> statement-breakpoint
DROP INDEX "products_facets";--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_first" ON "search_documents" USING gin ("tokens") WHERE class = 1;--> statement-breakpoint
CREATE INDEX "search_documents_second" ON "search_documents" USING gin ("tokens") WHERE class = 2;--> statement-breakpoint
CREATE INDEX "search_documents_third" ON "search_documents" USING gin ("tokens") WHERE class = 3;--> statement-breakpoint
CREATE INDEX "search_documents_rest" ON "search_documents" USING gin ("tokens") WHERE class = 4;--> statement-breakpoint
CREATE INDEX "search_documents_version" ON "search_documents" USING btree ("version");--> statement-breakpoint
CREATE INDEX "search_people_at" ON "search_people" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_people_person" ON "search_people" USING btree ("person","at");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "grams";