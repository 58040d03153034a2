import { type ComponentType, useState } from 'react'
import type { OrderView } from '#entities/orders/queries.ts'
import { AgreeSheet } from './agree-sheet.tsx'
import { CancelPartSheet } from './cancel-part-sheet.tsx'
import { CancelSheet, RequestCancelSheet, UnilateralCancelSheet } from './cancel-sheet.tsx'
import { ExtendDialog, HideDialog, ReceiveDialog, WithdrawDialog } from './confirm-steps.tsx'
import { DeclineSheet } from './decline-sheet.tsx'
import { RequestedStepContext } from './moved-on.ts'
import { RemarkSheet } from './remark-sheet.tsx'
import { RepriceSheet } from './reprice-sheet.tsx'
import { ShipSheet } from './ship-sheet.tsx'
import type { ActionRequest, StepProps } from './step.ts'

const SHEETS: Readonly<Record<ActionRequest['action'], ComponentType<StepProps>>> = {
  cancel: CancelSheet,
  requestCancel: RequestCancelSheet,
  cancelUnilaterally: UnilateralCancelSheet,
  withdrawCancel: WithdrawDialog,
  agreeCancel: AgreeSheet,
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
  request: ActionRequest | undefined
  onClose: () => void
}

/** The sheet or question of the requested action, on a list or on an order's own page. */
export function StepSheets({ view, request, onClose }: StepSheetsProps) {
  // Stays set while the sheet closes, so that its content does not vanish first.
  const [latest, setLatest] = useState(request)
  if (request && request !== latest) setLatest(request)
  if (!latest) return null
  const { action, order } = latest
  const Sheet = SHEETS[action]
  const open = request !== undefined
  return (
    <RequestedStepContext value={{ action, open, onClose }}>
      <Sheet key={`${action} ${order.id}`} view={view} order={order} open={open} onClose={onClose} />
    </RequestedStepContext>
  )
}
