CREATE TABLE "attribute_values" (
	"attribute" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "attribute_values_attribute_code_pk" PRIMARY KEY("attribute","code")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "attributes_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"category" text NOT NULL,
	"attribute" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_attributes_category_attribute_pk" PRIMARY KEY("category","attribute")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facets" text[];--> statement-breakpoint
-- Of what is on the shelf already only the brand is known. Without this a database with products could not go on from here.
UPDATE "products" SET "facets" = ARRAY['brand:' || "brand"];--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "facets" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_attributes_code_fk" FOREIGN KEY ("attribute") REFERENCES "public"."attributes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_attribute_attributes_code_fk" FOREIGN KEY ("attribute") REFERENCES "public"."attributes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING gin ("facets");