ALTER TABLE "order_lines" ADD COLUMN "freight_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Orders of before keep their rule, by value with largest remainders. Where the seller has asked another freight no line gets any of
-- the quoted one, and that too means by value: by rounded shares the parts that are still open could come to another sum.
GRANT UPDATE ("freight_fen") ON "order_lines" TO CURRENT_USER;--> statement-breakpoint
UPDATE "order_lines" l SET "freight_fen" = ranked."whole" + CASE WHEN ranked."place" <= ranked."rest" THEN 1 ELSE 0 END
	FROM (
		SELECT share."id", share."whole",
			share."fen" - sum(share."whole") OVER (PARTITION BY share."order_id") AS "rest",
			row_number() OVER (PARTITION BY share."order_id" ORDER BY share."remainder" DESC, share."position") AS "place"
		FROM (
			SELECT line."id", line."order_id", line."position", o."quoted_freight_fen" AS "fen",
				div(o."quoted_freight_fen"::numeric * line."total_fen", o."goods_fen") AS "whole",
				mod(o."quoted_freight_fen"::numeric * line."total_fen", o."goods_fen") AS "remainder"
			FROM "order_lines" line JOIN "orders" o ON o."id" = line."order_id"
			WHERE o."freight_fen" = o."quoted_freight_fen" AND o."quoted_freight_fen" > 0
		) share
	) ranked WHERE ranked."id" = l."id";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "freight_fen" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_freight" CHECK ("order_lines"."freight_fen" >= 0);
