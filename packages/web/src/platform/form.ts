import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors as ErrorTree,
  type Path,
  type PathValue,
  set as setAt,
  useForm as useFormState,
} from 'react-hook-form'
import { type ApiError, isLost } from './api-client/api-error.ts'
import { type Checks, checkValues, type FieldErrors } from './form-checks.ts'
import { useContractChecks } from './form-contract.ts'
import { type DraftSpec, dropDraft, readDraft, writeDraft } from './form-draft.ts'
import { runAction } from './run-action.ts'

export interface FormSpec<Values extends object> {
  initial: Values
  /**
   * Loads the contract's schemas: an `import()` in the page, so that zod stays out of the first load. Where they cannot be had, without a
   * network or after a new version of the app, the values are sent without them: the server checks the same.
   */
  checks?: (() => Promise<Checks>) | undefined
  /** What must hold before anything is sent, because the server does not know of it or cannot tell: a box that is ticked, a typed number. */
  own?: ((values: Values) => Checks) | undefined
  /** The message for a field instead of "please check this", by path. */
  messages?: Partial<Record<keyof Values & string, string>> | undefined
  /** Sends the values; an ApiError sets the server's field errors. */
  submit: (values: Values) => Promise<void>
  /** The field of a refusal that names none: `{ CODE_WRONG: 'code' }`. Other refusals are shown above the button. */
  refusals?: Readonly<Record<string, keyof Values & string>> | undefined
  draft?: DraftSpec<Values> | undefined
}

export interface Form<Values extends object> {
  values: Values
  errors: FieldErrors
  /** The error of the form as a whole, for a notice above the button. */
  failure: string | undefined
  submitting: boolean
  /** The last request got no answer: the server may have done what it asked for. */
  isUnanswered: boolean
  /** Sends again what got no answer, unchanged: under its idempotency key the server then answers as it did the first time. */
  resend: () => void
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** Sets errors from outside, such as a code that could not be sent. */
  setErrors: (errors: FieldErrors) => void
  /** Checks some fields, shows and focuses what is wrong; true when nothing is. */
  check: (names: readonly (keyof Values & string)[]) => Promise<boolean>
  /** Puts the focus on a field by its name. */
  focus: (name: keyof Values & string) => void
  /** The props of the form element. */
  props: { ref: (element: HTMLFormElement | null) => void; onSubmit: (event: FormEvent) => void; noValidate: true }
}

/** Where the library keeps the error of the form as a whole: it drops it before each submit. */
const FORM_WIDE = 'root'

/** Takes over what a failed call says, so that no toast says it again. @returns the errors to show, by field */
function takeErrors<Values extends object>(error: ApiError, spec: FormSpec<Values>): FieldErrors {
  if (error.kind === 'aborted') return {}
  error.isShown = true
  const paths = Object.keys(error.fields)
  // A field of the request that is none of the form's has no place of its own.
  const areShown = paths.every((path) => (path.split('.')[0] ?? '') in spec.initial)
  if (paths.length > 0) return areShown ? error.fields : { ...error.fields, [FORM_WIDE]: error.message }
  const field = error.errorCode && spec.refusals?.[error.errorCode]
  return { [field ?? FORM_WIDE]: error.message }
}

function complaints<Values extends object>(
  { own, messages }: FormSpec<Values>,
  values: Values,
  contract: Checks | undefined,
): FieldErrors {
  const found = { ...(contract && checkValues(contract, values)), ...(own && checkValues(own(values), values)) }
  const better: Partial<Record<string, string>> = messages ?? {}
  return Object.fromEntries(Object.entries(found).map(([path, words]) => [path, better[path] ?? words]))
}

/** Errors by path as the library keeps them, a tree in the shape of the values. */
function treeOf<Values extends object>(errors: FieldErrors): ErrorTree<Values> {
  const tree: ErrorTree<Values> = {}
  for (const [path, message] of Object.entries(errors)) setAt(tree, path, { type: 'found', message })
  return tree
}

/** The same read back. */
function pathsOf(tree: object, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, branch]: [string, unknown]): [string, string][] => {
    if (typeof branch !== 'object' || branch === null) return []
    const path = above === '' ? name : `${above}.${name}`
    return 'message' in branch && typeof branch.message === 'string' ? [[path, branch.message]] : pathsOf(branch, path)
  })
}

/** Puts the focus on fields of the form: by name, or on the first invalid one in reading order, once it is drawn. */
function useFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [focusFor, setFocusFor] = useState<object>()
  useEffect(() => {
    if (focusFor) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [focusFor])
  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element
  }, [])
  return {
    attach,
    focus: (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    focusInvalid: () => setFocusFor({}),
  }
}

/** The state of the form in the library: values, which begin with the draft, and errors by path. */
function useFields<Values extends object>(spec: FormSpec<Values>) {
  const { initial, draft } = spec
  const contractChecks = useContractChecks(spec.checks)
  const [defaultValues] = useState(() => ({ ...initial, ...(draft && readDraft(draft, initial)) }))
  const { watch, getValues, setValue, setError, clearErrors, trigger, handleSubmit, formState } = useFormState<Values>({
    // The library asks for a deep partial of the values, which all of them are.
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: async (values) => {
      const errors = complaints(spec, values, await contractChecks())
      return Object.keys(errors).length > 0 ? { values: {}, errors: treeOf(errors) } : { values, errors: {} }
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  return {
    values: watch(),
    errors: Object.fromEntries(pathsOf(formState.errors)) as FieldErrors,
    /** A field that is being corrected is no longer marked. */
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      // A name of the values is a path in them, of one step.
      const path = name as unknown as Path<Values>
      setValue(path, value as PathValue<Values, Path<Values>>)
      clearErrors(path)
      clearErrors(FORM_WIDE)
      if (draft) writeDraft(draft, getValues())
    },
    show: (found: FieldErrors): void => {
      clearErrors()
      for (const [path, message] of Object.entries(found)) setError(path as Path<Values>, { message })
    },
    check: (names: readonly (keyof Values & string)[]) => trigger(names as unknown as readonly Path<Values>[]),
    handleSubmit,
  }
}

/**
 * The one form helper, on react-hook-form. The contract's schemas check before sending, the server's errors are shown at
 * their fields, the first invalid field takes the focus, a second submit while one is pending does nothing.
 */
export function useForm<Values extends object>(spec: FormSpec<Values>): Form<Values> {
  const { values, errors, set, show, check, handleSubmit } = useFields(spec)
  const { attach, focus, focusInvalid } = useFocus()
  const [submitting, setSubmitting] = useState(false)
  const [unanswered, setUnanswered] = useState<Values>()
  const busy = useRef(false)

  const showAndFocus = (found: FieldErrors): void => {
    show(found)
    if (Object.keys(found).length > 0) focusInvalid()
  }
  const submit = async (good: Values): Promise<void> => {
    try {
      await spec.submit(good)
    } catch (error) {
      setUnanswered(isLost(error) ? good : undefined)
      throw error
    }
    setUnanswered(undefined)
    if (spec.draft) dropDraft(spec.draft)
  }
  const run = async (action: () => Promise<void>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setSubmitting(true)
    try {
      await runAction(action, (error) => showAndFocus(takeErrors(error, spec)))
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
    isUnanswered: unanswered !== undefined,
    resend: () => void (unanswered && run(() => submit(unanswered))),
    focus,
    set,
    setErrors: showAndFocus,
    check: async (names) => {
      const isGood = await check(names)
      if (!isGood) focusInvalid()
      return isGood
    },
    props: {
      ref: attach,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void run(handleSubmit(submit, focusInvalid))
      },
    },
  }
}
