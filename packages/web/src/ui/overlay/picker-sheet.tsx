import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { FailedState } from '../feedback/failed-state.tsx'
import { OptionList, type Option } from './option-list.tsx'
import styles from './picker-sheet.module.css'
import { Sheet } from './sheet.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { TabPanel, Tabs } from '../layout/tabs.tsx'
import { useUiTexts } from '../texts.tsx'

type Options = readonly Option[]

export interface PickerSheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** What was chosen before, from the top down; empty at first. */
  value: Options
  /** Whether that is a whole path: of a part of one the next level is shown. */
  isComplete?: boolean | undefined
  /** The options below a path; none means that the path is complete. It must be the same function between renders. */
  optionsOf: (path: Options) => Options | Promise<Options>
  onDone: (path: Options) => void
}

type Level = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; options: Options }

/** The options of one level: at once when they are in memory, else when they are loaded. */
function useLevel(result: Options | Promise<Options>): Level {
  const [arrived, setArrived] = useState<{ of: unknown; level: Level }>()
  useEffect(() => {
    if (!(result instanceof Promise)) return
    result.then(
      (options) => setArrived({ of: result, level: { state: 'ready', options } }),
      () => setArrived({ of: result, level: { state: 'failed' } }),
    )
  }, [result])
  if (!(result instanceof Promise)) return { state: 'ready', options: result }
  return arrived?.of === result ? arrived.level : { state: 'loading' }
}

type Path = Pick<PickerSheetProps, 'value' | 'isComplete' | 'optionsOf' | 'onDone'>

/** The path chosen so far, the visible level, and whether the choice is complete. */
function usePath({ value, isComplete = true, optionsOf, onDone }: Path) {
  const [path, setPath] = useState(value)
  const [at, setAt] = useState(isComplete ? Math.max(0, value.length - 1) : value.length)
  const [attempt, setAttempt] = useState(0)
  const above = useMemo(() => path.slice(0, at), [path, at])
  // Called anew for each attempt: the promise of a failed one is of no use.
  const request = useMemo(() => ({ attempt, result: optionsOf(above) }), [above, optionsOf, attempt])
  const level = useLevel(request.result)
  const complete = at > 0 && level.state === 'ready' && level.options.length === 0
  const finish = useEffectEvent(() => onDone(above))
  useEffect(() => {
    if (complete) finish()
  }, [complete])
  const choose = (option: Option) => {
    setPath([...above, option])
    setAt(at + 1)
  }
  return { path, at, level, choose, setAt, retry: () => setAttempt(attempt + 1) }
}

function Levels({ title, ...rest }: Path & Pick<PickerSheetProps, 'title'>) {
  const texts = useUiTexts()
  const { path, at, level, choose, setAt, retry } = usePath(rest)
  const shown = Math.max(path.length, at + 1)
  const items = Array.from({ length: shown }, (_, place) => ({
    key: String(place),
    label: path[place]?.label ?? texts.pleaseChoose,
  }))
  const where = path.slice(0, at).map((option) => option.label)
  const name = [title, ...where].join(' ')
  return (
    <>
      <Tabs label={title} items={items} value={String(at)} onChange={(key) => setAt(Number(key))} align="start" />
      <TabPanel label={name}>
        <div className={styles.level} aria-busy={level.state === 'loading'}>
          {level.state === 'loading' && (
            <div className={styles.waiting}>
              <Skeleton kind="line" count={7} />
            </div>
          )}
          {level.state === 'failed' && <FailedState title={texts.loadFailed} retryText={texts.retry} onRetry={retry} />}
          {level.state === 'ready' && (
            <OptionList
              key={name}
              label={name}
              options={level.options}
              value={path[at]?.value}
              onChoose={choose}
              takesFocus
            />
          )}
        </div>
      </TabPanel>
    </>
  )
}

/** A choice in levels, each narrowing the next: province, city, district. The tabs open an earlier level again. */
export function PickerSheet({ open, onClose, title, onDone, ...rest }: PickerSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title} flush tall>
      <Levels
        title={title}
        {...rest}
        onDone={(path) => {
          onDone(path)
          onClose()
        }}
      />
    </Sheet>
  )
}
