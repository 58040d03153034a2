ALTER TABLE "shops" ADD COLUMN "licence_company" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "licence_code" text;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_licence" CHECK (num_nulls("shops"."licence_company", "shops"."licence_code") in (0, 2));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_licence_code" CHECK ("shops"."licence_code" ~ '^[0-9A-HJ-NPQRTUWXY]{18}$');