ALTER TABLE "timers" RENAME COLUMN "tries" TO "runs";--> statement-breakpoint
ALTER TABLE "timers" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "timers" SET "kind" = 'platform.upkeep' WHERE "kind" = 'house.upkeep';
