import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { OrderDetail } from '#entities/orders/queries.ts'
import type { Form } from '#platform/form.ts'
import type { ActionRequest, StepProps } from './step.ts'

interface RequestedStep extends Pick<StepProps, 'open' | 'onClose'> {
  action: ActionRequest['action']
}

/** The action whose sheet is drawn. */
export const RequestedStepContext = createContext<RequestedStep | undefined>(undefined)
/** The order as it was fetched since its sheet was opened. */
export const FetchedOrderContext = createContext<OrderDetail | undefined>(undefined)

/** The new state of the order of an open sheet that no longer offers the action, and how to close the sheet; undefined while it does. */
export function useMovedOn(): (Pick<OrderDetail, 'state'> & Pick<StepProps, 'onClose'>) | undefined {
  const step = use(RequestedStepContext)
  const order = use(FetchedOrderContext)
  if (!step?.open || !order || order.actions.includes(step.action)) return undefined
  return { state: order.state, onClose: step.onClose }
}

/**
 * An order that has moved on after a request without an answer may have been moved by it: the request is sent again, and the answer says
 * whether it was, as if it had come at once.
 */
export function useLostAnswer(
  { isUnanswered, resend }: Pick<Form<object>, 'isUnanswered' | 'resend'>,
  hasMovedOn: boolean,
): void {
  const ask = useEffectEvent(resend)
  useEffect(() => {
    if (hasMovedOn && isUnanswered) ask()
  }, [hasMovedOn, isUnanswered])
}
