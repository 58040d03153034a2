import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import BrickWall from 'lucide-react/icons/brick-wall'
import Droplets from 'lucide-react/icons/droplets'
import Drill from 'lucide-react/icons/drill'
import Hammer from 'lucide-react/icons/hammer'
import PaintRoller from 'lucide-react/icons/paint-roller'
import PlugZap from 'lucide-react/icons/plug-zap'
import Ruler from 'lucide-react/icons/ruler'
import { treeQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { DrawnIcon } from '#ui/display/icon.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { Strip } from '#ui/layout/strip.tsx'
import styles from './stage-rail.module.css'

/** The icon of each construction stage. */
const SHOWN: Readonly<Record<string, DrawnIcon>> = {
  demolition: Hammer,
  'plumbing-electric': PlugZap,
  waterproofing: Droplets,
  masonry: BrickWall,
  carpentry: Ruler,
  painting: PaintRoller,
  installation: Drill,
}

interface Stage {
  code: string
  name: string
  hint: string
}

function StageCard({ stage: { code, name, hint }, icon, step }: { stage: Stage; icon: DrawnIcon; step: number }) {
  return (
    <li className={styles.item}>
      <UiLink href={href('search', { stage: code })} className={styles.card}>
        <span className={styles.head}>
          <span className={styles.icon}>
            <Icon of={icon} size={20} />
          </span>
          <span className={styles.step} aria-hidden="true">
            {step}
          </span>
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{hint}</span>
      </UiLink>
    </li>
  )
}

/** The construction stages in order, each a link to its products. */
export function StageRail() {
  const t = useTexts('home')
  const { data, error } = useQuery(treeQuery())
  // Left out on failure; the category block below has the retry button.
  if (error && !data) return null
  const stages = data?.stages.flatMap((stage) => {
    const icon = SHOWN[stage.code]
    return icon ? [{ stage, icon }] : []
  })
  return (
    <section className={styles.root} aria-label={t('stages.title')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('stages.title')}</h2>
        <p className={styles.note}>{t('stages.hint')}</p>
      </div>
      {stages ? (
        <Strip>
          <ol className={styles.row}>
            {stages.map(({ stage, icon }, place) => (
              <StageCard key={stage.code} stage={stage} icon={icon} step={place + 1} />
            ))}
          </ol>
        </Strip>
      ) : (
        <div className={styles.row} aria-hidden="true">
          {Object.keys(SHOWN).map((code) => (
            <div key={code} className={styles.bone} />
          ))}
        </div>
      )}
    </section>
  )
}
