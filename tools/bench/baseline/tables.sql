-- The baseline's own tables, filled from the application's, so that both have the same data. In Chinese only,
-- one row for each thing that is shown, an index for each list.
create schema baseline;

create table baseline.people as select id, nickname, phone from users;
alter table baseline.people add primary key (id);
create table baseline.sessions as select token_hash, user_id as person from sessions;
alter table baseline.sessions add primary key (token_hash);
create table baseline.members as select user_id as person, organisation_id as shop from memberships where is_owner or 'order.read' = any(permissions);
create index on baseline.members (person);

create table baseline.shops as
select s.id, s.name, slogan, logo_file_id as logo, city, service_phone as phone, service_hours as hours, commission_bp,
  (select count(*)::int from products p where p.shop_id = s.id and p.status = 'onSale') as products
from shops s;
alter table baseline.shops add primary key (id);

create table baseline.templates as select id, shop_id as shop, name, measure, is_default from freight_templates;
alter table baseline.templates add primary key (id);
create table baseline.rules as
select template_id as template, position, regions, is_delivered, first_amount, first_fen, next_amount, next_fen, free_from_fen, free_from_pieces
from freight_rules;
create index on baseline.rules (template, position);

-- The names of codes, in the order of filters: `brand:x`, `category:x`, `stage:x`, `attribute:value`. Goods refer to them by number.
create table baseline.names as
select row_number() over (order by value)::int as id, * from (
  select 'brand:' || code as value, 'brand' as key, code, name, null as key_name, 0 as place, 0 as nth from brands
  union all select 'category:' || code, 'category', code, names ->> 'zh-Hans', null, 0, position from categories
  union all select 'stage:' || code, 'stage', code, names ->> 'zh-Hans', null, 0, position from stages
  union all
  select v.attribute || ':' || v.code, v.attribute, v.code, v.names ->> 'zh-Hans', a.names ->> 'zh-Hans', a.position + 1, v.position
  from attribute_values v join attributes a on a.code = v.attribute
) named;
alter table baseline.names add primary key (id), add unique (value);

-- What the card of a product shows, and what its page shows besides.
create table baseline.cards as
select p.id, p.shop_id as shop, p.title, p.subtitle, pic.file_id as picture, p.from_fen, p.to_fen, p.shown_unit, p.shown_fen, p.shown_to_fen,
  p.unit_step, p.unit_step_thousandths, p.unit_base, p.unit_min_steps, p.sold_count, p.buyable_skus > 0 as is_buyable,
  round(r.goods_sum * 100.0 / r.count)::int as rating_hundredths, r.count as rating_count
from products p
join product_pictures pic on pic.product_id = p.id and pic.position = 0
left join (select *, stars_1 + stars_2 + stars_3 + stars_4 + stars_5 as count from review_summaries where goods_sum > 0) r
  on r.product_id = p.id
where p.status = 'onSale';
alter table baseline.cards add primary key (id);

create table baseline.details as
select p.id, b.name as brand, p.spec_groups, p.parameters, p.description, p.return_rule, p.guarantees, p.warranty_months,
  p.warranty_text, p.delivery, p.lead_days, p.video_file_id as video, p.calculator, p.made_to_measure, p.has_lots,
  coalesce(p.freight_template_id, t.id) as template,
  array(select n.id from unnest(c.path) with ordinality u(code, level) join baseline.names n on n.value = 'category:' || u.code order by level) as categories,
  array(select file_id from product_pictures pic where pic.product_id = p.id order by pic.position) as gallery,
  array(select n.id from product_stages ps join baseline.names n on n.value = 'stage:' || ps.stage where ps.product_id = p.id order by n.nth) as stages,
  array(select n.id from unnest(p.facets) facet join baseline.names n on n.value = facet where key_name is not null order by place, nth) as facts
from products p
join brands b on b.code = p.brand
join categories c on c.code = p.category
join baseline.templates t on t.shop = p.shop_id and t.is_default
where p.status = 'onSale';
alter table baseline.details add primary key (id);

create table baseline.skus as
select s.id, s.product_id as product, s.position, s.code, s.spec, s.price_fen, s.picture_file_id as picture, s.pieces, s.area_cm2,
  s.coverage_cm2, s.coverage_basis, s.weight_grams, s.volume_cm3,
  case when p.has_lots then coalesce((select max(on_hand - reserved) from sku_lots l where l.sku_id = s.id), 0) else s.on_hand - s.reserved end as available
from skus s join products p on p.id = s.product_id
where p.status = 'onSale';
alter table baseline.skus add primary key (id), add check (available >= 0);
create index on baseline.skus (product, position);

-- The values by which lists are sorted, searched and filtered.
create table baseline.documents as
select d.product_id as product, p.category, d.tokens, d.title, d.shown_fen, d.is_buyable, d.sold_count, d.listed_at,
  array(select n.id from unnest(d.facets) facet join baseline.names n on n.value = facet) as facets, coalesce(r.goods_sum < 4 * r.count and r.count >= 5, false) as is_poor
from search_documents d
join products p on p.id = d.product_id
left join (select *, stars_1 + stars_2 + stars_3 + stars_4 + stars_5 as count from review_summaries) r on r.product_id = d.product_id
where p.status = 'onSale';
alter table baseline.documents add primary key (product);
create index on baseline.documents (category, sold_count desc, listed_at desc, product desc);
create index on baseline.documents (category, shown_fen, product);
create index on baseline.documents (sold_count desc, listed_at desc, product desc) where not is_poor;
create index on baseline.documents using gin (tokens);

-- The search words of the bench, as the application parses them.
create table baseline.words (
  q text primary key,
  condition tsquery not null,
  -- The categories whose goods come first.
  first_of text[] not null,
  patterns text[] not null,
  reading jsonb not null
);

create table baseline.addresses as
select id, owner_id as person, district_code, jsonb_build_object('name', name, 'phone', phone, 'province', province, 'city', city,
  'district', district, 'districtCode', district_code, 'detail', detail, 'floor', floor, 'hasElevator', has_elevator) as address
from addresses;
alter table baseline.addresses add primary key (id);
create table baseline.cart (
  person uuid not null,
  sku uuid not null,
  quantity int not null check (quantity > 0),
  added_price_fen bigint not null,
  added_at timestamptz not null default now(),
  primary key (person, sku)
);

create table baseline.payments as
select id, payer_id as person, amount_fen, paid_fen, status, expires_at from payments;
alter table baseline.payments add primary key (id);
create table baseline.attempts (
  trade_no text primary key,
  payment uuid not null,
  amount_fen bigint not null,
  status text not null,
  txn text unique,
  at timestamptz not null default now()
);
create index on baseline.attempts (payment, at);

create table baseline.orders as
select id, number, payment_id as payment, buyer_id as buyer, shop_id as shop, status, freight_fen, discount_fen, total_fen, commission_fen,
  refunded_fen, buyer_remark, seller_remark, line_count, placed_at, pay_due_at, lead_days, paid_at, cancel_due_at, cancel_reason,
  auto_receive_at, address, hidden_at is not null as is_hidden, coalesce((select sum(goods_fen + freight_fen) from order_refunds r where r.order_id = o.id and arrived_at is null), 0)::int as returning_fen
from orders o;
alter table baseline.orders add primary key (id), add unique (number);
create index on baseline.orders (buyer, placed_at desc, id) where not is_hidden;
create index on baseline.orders (shop, placed_at desc, id);
create index on baseline.orders (payment);

create table baseline.lines as
select order_id, position, id, sku_id as sku, product_id as product, title, spec, picture_file_id as picture, measures, unit, quantity,
  price_fen, total_fen, shipped_quantity, cancelled_quantity, lot_code
from order_lines;
alter table baseline.lines add primary key (order_id, position);

create table baseline.ledger (order_id uuid not null, amount_fen bigint not null, at timestamptz not null default now());

