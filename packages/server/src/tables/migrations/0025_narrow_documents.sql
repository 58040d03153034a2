ALTER TABLE "search_documents" ALTER COLUMN "shown_fen" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "is_buyable" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "least";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "from_fen";