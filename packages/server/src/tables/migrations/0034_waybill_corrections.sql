ALTER TABLE "parcels" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_corrected" CHECK ("parcels"."corrections" >= 0 and ("parcels"."corrections" = 0) = ("parcels"."corrected_at" is null));