import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { Category } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { branchesOf, rootOf } from '#features/catalogue/category-tree.ts'
import styles from './browser.module.css'
import { CategorySections } from './category-sections.tsx'
import { Rail } from './rail.tsx'
import { useSectionSpy } from '../use-section-spy.ts'

/** The URL is replaced after scrolling has stopped, because browsers limit how often it may be replaced. */
const SETTLE_MS = 300

/** The first-level category in view, synchronised with the URL. */
function useCurrent(categories: readonly Category[], first: string | undefined, jumpTo: (code: string) => void) {
  const { category } = usePageQuery('categories')
  const { setQuery } = useNavigation()
  const [current, setCurrent] = useState(() => rootOf(categories, category) ?? first)
  const seen = useRef<string | undefined>(undefined)

  const follow = useEffectEvent((wanted: string | undefined) => {
    // This page wrote the section into the address itself: that is no request to scroll there.
    if (wanted === seen.current) return
    seen.current = wanted
    const root = rootOf(categories, wanted)
    // The section that reaches the line becomes the current one.
    if (root !== undefined) jumpTo(root)
  })
  useEffect(() => follow(category), [category])

  const writeAddress = useEffectEvent(() => {
    if (current === rootOf(categories, category) || (category === undefined && current === first)) return
    seen.current = current
    setQuery({ category: current })
  })
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [current, category])

  return [current, setCurrent] as const
}

/** All categories on one page: the rail leads to a section, scrolling moves the rail. */
export function CategoryBrowser({ categories }: { categories: readonly Category[] }) {
  const t = useTexts('goods')
  const id = useId()
  const branches = useMemo(() => branchesOf(categories), [categories])
  const idOf = (code: string) => `${id}-${code}`
  const jumpTo = (code: string) => document.getElementById(idOf(code))?.scrollIntoView({ block: 'start' })
  const [current, setCurrent] = useCurrent(categories, branches[0]?.code, jumpTo)
  const spied = useSectionSpy(true, setCurrent)
  const choose = (code: string) => {
    setCurrent(code)
    jumpTo(code)
  }
  return (
    <div className={styles.columns}>
      <Rail label={t('categories.rail')} items={branches} value={current} onChoose={choose} />
      <div ref={spied}>
        <CategorySections branches={branches} idOf={idOf} />
      </div>
    </div>
  )
}
