-- Cashiers that were closed for the payer before a timer repeated that at their channels: each is closed there once more. Spread over an hour, so that
-- the channel is not asked for all of them at once.
INSERT INTO "timers" ("id", "kind", "subject_id", "due_at")
	SELECT gen_random_uuid(), 'attempt.close', a."id", now() + random() * interval '1 hour'
	FROM "payment_attempts" a
	WHERE a."status" = 'superseded' AND a."cashier_url" IS NOT NULL
	ON CONFLICT ("kind", "subject_id") DO NOTHING;
