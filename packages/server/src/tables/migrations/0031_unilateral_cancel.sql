-- Two events of orders have other names: histories written before are read by the new ones.
-- Nobody may change history; this process may for once, and the rules of tables take the right back (decision 015).
GRANT UPDATE ("event") ON "state_changes" TO CURRENT_USER;--> statement-breakpoint
UPDATE "state_changes" SET "event" = CASE "event" WHEN 'cancelFreely' THEN 'cancelUnilaterally' ELSE 'cancelRestUnilaterally' END
	WHERE "entity" = 'order' AND "event" IN ('cancelFreely', 'cancelRestFreely');
