ALTER TABLE "ledger_transfers" ADD COLUMN "posted_at" timestamp with time zone DEFAULT transaction_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD COLUMN "opening_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "ledger_transfers_debit";--> statement-breakpoint
DROP INDEX "ledger_transfers_credit";--> statement-breakpoint
CREATE INDEX "ledger_transfers_debit" ON "ledger_transfers" USING btree ("debit_account","posted_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_credit" ON "ledger_transfers" USING btree ("credit_account","posted_at");--> statement-breakpoint
DROP TRIGGER ledger_balances_guard ON ledger_balances;--> statement-breakpoint
DROP FUNCTION guard_ledger_balance();--> statement-breakpoint
-- The first change of a balance in a transaction stores what it was: the check at the commit then sums what this transaction
-- posted, however long the account's history is.
CREATE FUNCTION open_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.opened_at := transaction_timestamp();
  new.opening_fen := CASE
    WHEN tg_op = 'INSERT' THEN 0
    WHEN old.opened_at = new.opened_at THEN old.opening_fen
    ELSE old.balance_fen
  END;
  RETURN new;
END $$;--> statement-breakpoint
CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint;
  posted bigint;
BEGIN
  SELECT balance_fen - opening_fen INTO changed FROM ledger_balances WHERE account = new.account;
  SELECT (SELECT coalesce(sum(amount_fen), 0) FROM ledger_transfers
      WHERE credit_account = new.account AND posted_at = transaction_timestamp())
    - (SELECT coalesce(sum(amount_fen), 0) FROM ledger_transfers
      WHERE debit_account = new.account AND posted_at = transaction_timestamp()) INTO posted;
  IF changed <> posted THEN
    RAISE EXCEPTION 'the balance of % changed by % and its transfers come to %', new.account, changed, posted
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_balances_transfer';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION check_ledger_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unmoved text;
BEGIN
  SELECT touched INTO unmoved FROM unnest(ARRAY[new.debit_account, new.credit_account]) AS touched
    WHERE touched ~ '^(escrow|pending|payable|deposit):' AND NOT EXISTS (
      SELECT FROM ledger_balances WHERE account = touched AND opened_at = transaction_timestamp()
    );
  IF unmoved IS NOT NULL THEN
    RAISE EXCEPTION 'a transfer of % did not change its balance', unmoved
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_balances_transfer';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_balances_opening BEFORE INSERT OR UPDATE ON ledger_balances
  FOR EACH ROW EXECUTE FUNCTION open_ledger_balance();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balances_transfer AFTER INSERT OR UPDATE ON ledger_balances
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfers_balance AFTER INSERT ON ledger_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transfer();
