ALTER TABLE "search_words" ADD COLUMN "products" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "search_documents_best" ON "search_documents" USING btree ("class") WHERE class < 4;--> statement-breakpoint
CREATE INDEX "search_words_frequent" ON "search_words" USING btree ("products" DESC NULLS FIRST,"word");--> statement-breakpoint
CREATE INDEX "search_words_counted" ON "search_words" USING btree ("counted_at" NULLS FIRST);