import { type ComponentType, useState } from 'react'
import type { OrderView } from '../queries.ts'
import { CancelPartSheet } from './cancel-part-sheet.tsx'
import { CancelSheet } from './cancel-sheet.tsx'
import { AgreeDialog, ExtendDialog, HideDialog, ReceiveDialog, WithdrawDialog } from './confirm-steps.tsx'
import { DeclineSheet } from './decline-sheet.tsx'
import { RemarkSheet } from './remark-sheet.tsx'
import { RepriceSheet } from './reprice-sheet.tsx'
import { ShipSheet } from './ship-sheet.tsx'
import type { Asked, StepProps } from './step.ts'

const SHEETS: Readonly<Record<Asked['action'], ComponentType<StepProps>>> = {
  cancel: CancelSheet,
  requestCancel: CancelSheet,
  withdrawCancel: WithdrawDialog,
  agreeCancel: AgreeDialog,
  declineCancel: DeclineSheet,
  ship: ShipSheet,
  reprice: RepriceSheet,
  cancelPart: CancelPartSheet,
  receive: ReceiveDialog,
  extend: ExtendDialog,
  hide: HideDialog,
  remark: RemarkSheet,
}

export interface StepSheetsProps {
  view: OrderView
  asked: Asked | undefined
  onClose: () => void
}

/** The sheet or question of the step that was asked for, on a list or on an order's own page. */
export function StepSheets({ view, asked, onClose }: StepSheetsProps) {
  // Kept while the sheet leaves: its words must not vanish before it does.
  const [latest, setLatest] = useState(asked)
  if (asked && asked !== latest) setLatest(asked)
  if (!latest) return null
  const { action, order } = latest
  const Sheet = SHEETS[action]
  return <Sheet key={`${action} ${order.id}`} view={view} order={order} open={asked !== undefined} onClose={onClose} />
}
