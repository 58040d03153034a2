CREATE TABLE "upload_tries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_tries" ADD CONSTRAINT "upload_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;