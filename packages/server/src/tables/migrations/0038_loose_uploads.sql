ALTER TABLE "files" ADD COLUMN "loose_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "files" f SET "loose_since" = f."created_at"
	WHERE f."purpose" IN ('avatar', 'review')
	AND NOT EXISTS (SELECT FROM "users" u WHERE u."id" = f."owner_id" AND u."avatar_file_id" = f."id")
	AND NOT EXISTS (SELECT FROM "review_photos" p WHERE p."file_id" = f."id");--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("loose_since") WHERE loose_since is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_looseness" CHECK ("files"."loose_since" is null or "files"."purpose" in ('avatar', 'review'));