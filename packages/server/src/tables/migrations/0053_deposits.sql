CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"payer_kind" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"beneficiary_kind" text,
	"beneficiary_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"contract_fen" bigint,
	"terms_version" integer NOT NULL,
	"terms_text" text NOT NULL,
	"terms_locale" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "deposits_number_unique" UNIQUE("number"),
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount_fen" > 0 and "deposits"."contract_fen" > 0),
	CONSTRAINT "deposits_beneficiary" CHECK (num_nulls("deposits"."beneficiary_kind", "deposits"."beneficiary_id") in (0, 2)),
	CONSTRAINT "deposits_paid" CHECK (("deposits"."paid_at" is null) = ("deposits"."status" in ('unpaid', 'lapsed'))),
	CONSTRAINT "deposits_down_payment" CHECK ("deposits"."kind" <> 'downPayment' or ("deposits"."contract_fen" is not null and "deposits"."amount_fen" * 5 <= "deposits"."contract_fen"))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "on_behalf_kind" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "on_behalf_id" uuid;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_subject" ON "deposits" USING btree ("subject_kind","subject_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "deposits_held" ON "deposits" USING btree ("subject_kind","subject_id") WHERE status = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_one_unpaid" ON "deposits" USING btree ("subject_kind","subject_id","kind","payer_kind","payer_id") WHERE status = 'unpaid';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_on_behalf" CHECK (num_nulls("payments"."on_behalf_kind", "payments"."on_behalf_id") in (0, 2));