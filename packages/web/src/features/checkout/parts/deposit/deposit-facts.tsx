import type { Payment } from '#entities/payments/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CopyButton } from '#ui/action/copy-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DepositTerms } from '#widgets/deposit-terms.tsx'
import { Fact, FactTable } from '#widgets/fact-table.tsx'
import { GOODS_LANG } from '#widgets/goods-lang.ts'

/** What a payment is for where that is a deposit, with its receipt once it is paid, and the terms that were agreed to. */
export function DepositFacts({ deposit }: { deposit: NonNullable<Payment['deposit']> }) {
  const t = useTexts('deposits')
  const { dateTime, money } = useFormats()
  const { kind, shop, number, paidAt, amountFen, refundStep, terms } = deposit
  return (
    <>
      <Card title={t('facts.title')}>
        <FactTable>
          <Fact name={t('facts.kind')}>{t(`kinds.${kind}`)}</Fact>
          <Fact name={t('facts.shop')}>
            <span lang={GOODS_LANG}>{shop.name}</span>
          </Fact>
          <Fact name={t('facts.amount')}>{money(amountFen)}</Fact>
          {paidAt !== null && (
            <>
              <Fact name={t('facts.paidAt')}>{dateTime(paidAt)}</Fact>
              <Fact name={t('facts.number')}>
                {number} <CopyButton text={number} label={t('facts.copy')} />
              </Fact>
            </>
          )}
          {refundStep !== null && <Fact name={t('facts.refund')}>{t(`refund.${refundStep}`)}</Fact>}
        </FactTable>
      </Card>
      <DepositTerms terms={terms} title={t('terms.frozen', { version: terms.version })} />
    </>
  )
}
