import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { facetsQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNear } from '#platform/use-near.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Image } from '#ui/media/image.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import type { Branch } from '#features/catalogue/category-tree.ts'
import { BrandStrip, brandsOf } from './brand-strip.tsx'
import styles from './category-sections.module.css'

function Leaf({ leaf: { code, name, picture } }: { leaf: Branch }) {
  return (
    <li>
      <UiLink href={href('search', { category: code })} className={styles.leaf}>
        <span className={styles.picture}>
          <Image src={sourcesOf(picture)} alt="" sizes="76px" rounded />
        </span>
        <span>{name}</span>
      </UiLink>
    </li>
  )
}

function Group({ group }: { group: Branch }) {
  const t = useTexts('goods')
  return (
    <div className={styles.group}>
      <h3>
        <UiLink href={href('search', { category: group.code })} className={styles.head}>
          <span>{group.name}</span>
          <span className={styles.all}>
            {t('categories.all')}
            <Icon of={ChevronRight} size={14} />
          </span>
        </UiLink>
      </h3>
      <ul className={styles.grid}>
        {group.children.map((leaf) => (
          <Leaf key={leaf.code} leaf={leaf} />
        ))}
      </ul>
    </div>
  )
}

/** The brands of a first-level category, each a link to its products. Fetched when the section comes near. */
function Brands({ root: { code, name } }: { root: Branch }) {
  const t = useTexts('goods')
  const { mark, isNear } = useNear<HTMLDivElement>()
  const { data, error } = useQuery({ ...facetsQuery({ category: code }), enabled: isNear, staleTime: 10 * 60_000 })
  return (
    <div ref={mark}>
      <BrandStrip label={t('brands.label', { name })} brands={data || error ? brandsOf(data?.facets) : undefined}>
        {(brand) => (
          <UiLink href={href('search', { category: code, facets: `brand:${brand.code}` })} className={styles.brand}>
            {brand.name}
          </UiLink>
        )}
      </BrandStrip>
    </div>
  )
}

/** Every first-level category with its brands, its groups and their grids, one below the other. */
export function CategorySections({ branches, idOf }: { branches: readonly Branch[]; idOf: (code: string) => string }) {
  return branches.map((branch) => (
    <section
      key={branch.code}
      id={idOf(branch.code)}
      data-code={branch.code}
      className={styles.section}
      aria-label={branch.name}
    >
      <h2 className={styles.title}>{branch.name}</h2>
      <Brands root={branch} />
      {branch.children.map((group) => (
        <Group key={group.code} group={group} />
      ))}
    </section>
  ))
}
