CREATE TABLE "facet_counts" (
	"scope" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facet_counts_scope_value_pk" PRIMARY KEY("scope","value")
);
--> statement-breakpoint
INSERT INTO "facet_counts" ("scope", "value", "count")
SELECT substr(mark, 2), value, count(*)::int
FROM "search_documents" d,
  unnest(tsvector_to_array(d.tokens)) mark,
  unnest(d.facets || ('price:' || width_bucket(d.shown_fen, '{1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000}'::bigint[]))) value
WHERE mark ~ '^#(product$|category:|stage:|shop:)'
GROUP BY 1, 2;
