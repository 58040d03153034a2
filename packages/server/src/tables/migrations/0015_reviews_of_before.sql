-- What was received before there were reviews may be reviewed as everything else: within 30 days of its receipt.
UPDATE "orders" o SET
	"review_due_at" = c."at" + interval '30 days',
	"reviewable_lines" = (SELECT count(*) FROM "order_lines" l WHERE l."order_id" = o."id" AND l."shipped_quantity" > 0)
	FROM "state_changes" c
	WHERE c."entity" = 'order' AND c."subject_id" = o."id" AND c."event" = 'receive' AND o."status" = 'received' AND o."review_due_at" IS NULL;
