CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"role" text,
	"is_owner" boolean DEFAULT false NOT NULL,
	"permissions" text[] NOT NULL,
	"inviter_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_expiry" CHECK ("invitations"."expires_at" > "invitations"."created_at"),
	CONSTRAINT "invitations_phone" CHECK ("invitations"."phone" ~ '^1[3-9][0-9]{9}$')
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text,
	"is_owner" boolean DEFAULT false NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"user_id" uuid,
	"phone_masked" text,
	"before" jsonb,
	"after" jsonb,
	"role" text,
	CONSTRAINT "organisation_log_subject" CHECK (num_nonnulls("organisation_log"."user_id", "organisation_log"."phone_masked") = 1)
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organisations_name" CHECK (("organisations"."name" is null) = ("organisations"."kind" in ('shop')))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "is_by_membership" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "organisations" ("id", "kind", "created_at") SELECT "id", 'shop', "created_at" FROM "shops";--> statement-breakpoint
INSERT INTO "memberships" ("organisation_id", "user_id", "role", "is_owner", "permissions", "created_at")
	SELECT "shop_id", "user_id", 'merchant', "is_owner", array_remove("permissions", 'product.write'), "created_at" FROM "shop_members";--> statement-breakpoint
INSERT INTO "organisation_log" ("id", "organisation_id", "at", "action", "actor_id", "user_id", "after")
	SELECT gen_random_uuid(), "shop_id", "created_at", 'opened', "user_id", "user_id", '{"isOwner": true, "permissions": []}' FROM "shop_members" WHERE "is_owner";--> statement-breakpoint
UPDATE "user_roles" SET "is_by_membership" = true WHERE "role" = 'merchant' AND "user_id" IN (SELECT "user_id" FROM "shop_members" WHERE NOT "is_owner")
	AND "user_id" NOT IN (SELECT "user_id" FROM "shop_members" WHERE "is_owner");--> statement-breakpoint
DROP TABLE "shop_members" CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_log" ADD CONSTRAINT "organisation_log_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_log" ADD CONSTRAINT "organisation_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_log" ADD CONSTRAINT "organisation_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_pending" ON "invitations" USING btree ("organisation_id","phone") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "invitations_sent" ON "invitations" USING btree ("organisation_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invitations_sent_state" ON "invitations" USING btree ("organisation_id","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invitations_received" ON "invitations" USING btree ("phone","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invitations_received_state" ON "invitations" USING btree ("phone","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invitations_age" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisation_log_newest" ON "organisation_log" USING btree ("organisation_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_id_organisations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;