CREATE TABLE "person_rates" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "person_rates_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reprices" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "person_rates_age" ON "person_rates" USING btree ("window_start");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_bounded" CHECK (octet_length("idempotency_keys"."answer"::text) <= 2058) NOT VALID;