CREATE TABLE "phone_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_changes_waits" CHECK ("phone_changes"."due_at" >= "phone_changes"."requested_at" + interval '72 hours'),
	CONSTRAINT "phone_changes_phone" CHECK ("phone_changes"."phone" ~ '^1[3-9][0-9]{9}$')
);
--> statement-breakpoint
ALTER TABLE "phone_changes" ADD CONSTRAINT "phone_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;