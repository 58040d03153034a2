import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
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
  /** Puts the focus on a field by its name. */
  focus: (name: keyof Values & string) => void
  /** What goes onto the form element. */
  props: { ref: (element: HTMLFormElement | null) => void; onSubmit: (event: FormEvent) => void; noValidate: true }
}

const FORM_WIDE = ''

function errorsOf<Values extends object>(error: unknown, spec: FormSpec<Values>): FieldErrors {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return {}
  error.isShown = true
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

/** The errors in place; every new set of them focuses the first wrong field in reading order, once it is drawn. */
function useErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [focusFor, setFocusFor] = useState<object>()
  useEffect(() => {
    if (focusFor) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [focusFor])
  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element
  }, [])

  return {
    errors,
    attach,
    focus: (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    /** True when there is nothing to show. */
    show: (found: FieldErrors): boolean => {
      setErrors(found)
      const isGood = Object.keys(found).length === 0
      if (!isGood) setFocusFor({})
      return isGood
    },
    /** What someone is putting right is no longer marked. */
    clear: (name: string) => setErrors(({ [name]: _own, [FORM_WIDE]: _whole, ...others }) => others),
  }
}

function useValues<Values extends object>({ initial, draft }: FormSpec<Values>) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...(draft && readDraft(draft, initial)) }))
  // Two fields may be set in one event: the second must not undo the first.
  const latest = useRef(values)
  return {
    values,
    read: () => latest.current,
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      latest.current = { ...latest.current, [name]: value }
      setValues(latest.current)
      if (draft) writeDraft(draft, latest.current)
    },
  }
}

/**
 * The one form helper. The contract's schemas check before sending, the server's answer lands on its fields, the
 * first wrong field takes the focus, a second submit while one is under way does nothing.
 */
export function useForm<Values extends object>(spec: FormSpec<Values>): Form<Values> {
  const { values, read, set } = useValues(spec)
  const { errors, attach, focus, show, clear } = useErrors()
  const [submitting, setSubmitting] = useState(false)
  const busy = useRef(false)

  const send = async () => {
    if (busy.current) return
    busy.current = true
    setSubmitting(true)
    try {
      if (!show(await complaints(spec, read()))) return
      await spec.submit(read())
      if (spec.draft) dropDraft(spec.draft)
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
    focus,
    set: (name, value) => {
      set(name, value)
      clear(name)
    },
    setErrors: (found) => void show(found),
    check: async (names) => {
      const found = Object.entries(await complaints(spec, read()))
      return show(Object.fromEntries(found.filter(([path]) => names.some((name) => name === path))))
    },
    props: {
      ref: attach,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void send()
      },
    },
  }
}
