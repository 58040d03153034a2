import { defineArea } from '#platform/area.ts'

export const shopsArea = defineArea({
  tables: { neverDeleted: { shops: 'any' }, ordinary: ['freight_rules', 'freight_templates'] },
})
