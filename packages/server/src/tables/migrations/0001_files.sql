CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"owner_id" uuid,
	"drawing" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_source" CHECK (("files"."purpose" = 'drawing') = ("files"."drawing" is not null)),
	CONSTRAINT "files_owned" CHECK ("files"."purpose" = 'drawing' or "files"."owner_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");