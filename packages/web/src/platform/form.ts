import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from './api-client/api-error.ts'
import { type Checks, checkValues, type FieldErrors } from './form-checks.ts'
import { type DraftSpec, dropDraft, readDraft, writeDraft } from './form-draft.ts'

export interface FormSpec<Values extends object> {
  initial: Values
  /** Loads the contract's schemas: an `import()` in the page, so that zod stays out of the first load. */
  checks?: (() => Promise<Checks>) | undefined
  /** Better words for a field than "please check this", by path. */
  messages?: Partial<Record<keyof Values & string, string>> | undefined
  /** Sends the values; an ApiError puts the server's field errors in place. */
  submit: (values: Values) => Promise<void>
  /** Where a refusal belongs that names no field: `{ CODE_WRONG: 'code' }`. What is not here stands above the button. */
  refusals?: Readonly<Record<string, keyof Values & string>> | undefined
  draft?: DraftSpec<Values> | undefined
}

export interface Form<Values extends object> {
  values: Values
  errors: FieldErrors
  /** What failed as a whole, for a notice above the button. */
  failure: string | undefined
  submitting: boolean
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** Puts errors in place from outside, such as a code that could not be sent. */
  setErrors: (errors: FieldErrors) => void
  /** Checks some fields, shows and focuses what is wrong; true when nothing is. */
  check: (names: readonly (keyof Values & string)[]) => Promise<boolean>
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
}

const FORM_WIDE = ''

function errorsOf<Values extends object>(error: unknown, spec: FormSpec<Values>): FieldErrors {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return {}
  if (Object.keys(error.fields).length > 0) return error.fields
  const field = error.errorCode && spec.refusals?.[error.errorCode]
  return { [field ?? FORM_WIDE]: error.message }
}

async function complaints<Values extends object>(spec: FormSpec<Values>, values: Values): Promise<FieldErrors> {
  if (!spec.checks) return {}
  const found = checkValues(await spec.checks(), values)
  const better: Partial<Record<string, string>> = spec.messages ?? {}
  return Object.fromEntries(Object.entries(found).map(([path, words]) => [path, better[path] ?? words]))
}

/** Focuses the first field in reading order that is marked as wrong, once the marks are drawn. */
function useFocusOnError(ref: RefObject<HTMLFormElement | null>, wanted: object | undefined): void {
  useEffect(() => {
    if (wanted) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [ref, wanted])
}

/**
 * The one form helper. The contract's schemas check before sending, the server's answer lands on its fields, the
 * first wrong field takes the focus, a second submit while one is under way does nothing.
 */
export function useForm<Values extends object>(spec: FormSpec<Values>): Form<Values> {
  const { draft } = spec
  const [values, setValues] = useState(() => ({ ...spec.initial, ...(draft && readDraft(draft, spec.initial)) }))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [submitting, setSubmitting] = useState(false)
  const [focusFor, setFocusFor] = useState<object>()
  const busy = useRef(false)
  const ref = useRef<HTMLFormElement>(null)
  useFocusOnError(ref, focusFor)

  const show = (found: FieldErrors): boolean => {
    setErrors(found)
    const good = Object.keys(found).length === 0
    if (!good) setFocusFor({})
    return good
  }

  const send = async () => {
    busy.current = true
    setSubmitting(true)
    try {
      if (!show(await complaints(spec, values))) return
      await spec.submit(values)
      if (draft) dropDraft(draft)
    } catch (error) {
      show(errorsOf(error, spec))
      if (!(error instanceof ApiError)) throw error
    } finally {
      busy.current = false
      setSubmitting(false)
    }
  }

  return {
    values,
    errors,
    failure: errors[FORM_WIDE],
    submitting,
    ref,
    set: (name, value) => {
      const next = { ...values, [name]: value }
      setValues(next)
      if (draft) writeDraft(draft, next)
      if (name in errors || FORM_WIDE in errors) {
        const { [name]: _own, [FORM_WIDE]: _whole, ...others } = errors
        setErrors(others)
      }
    },
    setErrors: (found) => void show(found),
    check: async (names) => {
      const wrong = Object.entries(await complaints(spec, values)).filter(([path]) => names.some((name) => name === path))
      return show(Object.fromEntries(wrong))
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (!busy.current) void send()
    },
  }
}
