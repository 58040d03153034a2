ALTER TABLE "products" ADD COLUMN "lead_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lead_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "declines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_lead" CHECK ("products"."lead_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelling" CHECK ("orders"."lead_days" >= 0 and "orders"."declines" between 0 and "orders"."cancel_requests");