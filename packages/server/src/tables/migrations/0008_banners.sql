CREATE TABLE "banners" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"picture_file_id" uuid NOT NULL,
	"titles" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"category" text,
	"stage" text,
	CONSTRAINT "banners_position_unique" UNIQUE("position"),
	CONSTRAINT "banners_target" CHECK (num_nonnulls("banners"."category", "banners"."stage") = 1)
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_category_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_stage_stages_code_fk" FOREIGN KEY ("stage") REFERENCES "public"."stages"("code") ON DELETE no action ON UPDATE no action;