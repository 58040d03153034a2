import type { LocalName, UnitCode, UnitData } from './types.ts'

const unit = (
  code: UnitCode,
  hans: string,
  [hant, en, fr, es]: readonly [string, string, string, string],
): UnitData => {
  const names: LocalName = { 'zh-Hans': hans, 'zh-Hant': hant, en, fr, es }
  return { code, names }
}

export const UNITS: readonly UnitData[] = [
  unit('piece', '片', ['片', 'piece', 'pièce', 'pieza']),
  unit('box', '箱', ['箱', 'box', 'carton', 'caja']),
  unit('sqm', '㎡', ['㎡', 'm²', 'm²', 'm²']),
  unit('roll', '卷', ['卷', 'roll', 'rouleau', 'rollo']),
  unit('bucket', '桶', ['桶', 'bucket', 'seau', 'cubo']),
  unit('bag', '袋', ['袋', 'bag', 'sac', 'saco']),
  unit('metre', '米', ['米', 'm', 'm', 'm']),
  unit('set', '套', ['套', 'set', 'ensemble', 'juego']),
  unit('root', '根', ['根', 'length', 'barre', 'barra']),
  unit('sheet', '张', ['張', 'sheet', 'plaque', 'placa']),
  unit('tube', '支', ['支', 'tube', 'cartouche', 'cartucho']),
  unit('item', '个', ['個', 'item', 'unité', 'unidad']),
]
