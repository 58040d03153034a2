DROP INDEX "ledger_transfers_debit";--> statement-breakpoint
DROP INDEX "ledger_transfers_credit";--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transfers_debit" ON "ledger_transfers" USING btree ("debit_account","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_credit" ON "ledger_transfers" USING btree ("credit_account","transaction_id");--> statement-breakpoint
CREATE FUNCTION guard_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change bigint := new.balance_fen - CASE WHEN tg_op = 'UPDATE' THEN old.balance_fen ELSE 0 END;
  posted bigint;
BEGIN
  IF change > 0 THEN
    SELECT coalesce(sum(amount_fen), 0) INTO posted FROM ledger_transfers
      WHERE credit_account = new.account AND transaction_id = pg_current_xact_id();
  ELSE
    SELECT coalesce(sum(amount_fen), 0) INTO posted FROM ledger_transfers
      WHERE debit_account = new.account AND transaction_id = pg_current_xact_id();
  END IF;
  IF abs(change) > posted THEN
    RAISE EXCEPTION 'the balance of % changes by % without transfers of this transaction', new.account, change
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_balances_transfer';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_balances_guard AFTER INSERT OR UPDATE ON ledger_balances FOR EACH ROW EXECUTE FUNCTION guard_ledger_balance();
