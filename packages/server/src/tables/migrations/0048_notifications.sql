CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"amount_fen" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_amount" CHECK ("notifications"."amount_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_category" ON "notifications" USING btree ("user_id","category","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","category","at" DESC NULLS FIRST,"id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("at");