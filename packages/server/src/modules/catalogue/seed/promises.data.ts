import type { GuaranteeCode, LocalName, PromiseData, ReturnRuleCode } from './types.ts'

type Words = readonly [hans: string, hant: string, en: string, fr: string, es: string]
const five = ([hans, hant, en, fr, es]: Words): LocalName => ({ 'zh-Hans': hans, 'zh-Hant': hant, en, fr, es })

export const RETURN_RULES: readonly PromiseData<ReturnRuleCode>[] = [
  {
    code: 'seven-days',
    names: five(['七天无理由退货', '七天無理由退貨', '7-day returns', 'Retour sous 7 jours', 'Devolución en 7 días']),
    detail: five([
      '签收后 7 天内，商品完好、配件齐全可退，退货运费由买家承担。',
      '簽收後 7 天內，商品完好、配件齊全可退，退貨運費由買家承擔。',
      'Within 7 days of receipt, complete and undamaged; the buyer pays return freight.',
      'Sous 7 jours après réception, complet et intact ; le retour est à la charge de l’acheteur.',
      'En los 7 días tras la recepción, completo y sin daños; el comprador paga el envío de vuelta.',
    ]),
  },
  {
    code: 'seven-days-unopened',
    names: five([
      '未开封七天可退',
      '未開封七天可退',
      '7-day returns, unopened',
      'Retour sous 7 jours, non ouvert',
      'Devolución en 7 días sin abrir',
    ]),
    detail: five([
      '开封、调色或破坏密封后不支持无理由退货，质量问题除外。',
      '開封、調色或破壞密封後不支持無理由退貨，品質問題除外。',
      'Once opened, tinted or unsealed it cannot be returned without cause; defects excepted.',
      'Ouvert, teinté ou descellé, il n’est plus repris sans motif, sauf défaut.',
      'Una vez abierto, teñido o sin precinto no se admite sin motivo, salvo defecto.',
    ]),
  },
  {
    code: 'whole-pack-only',
    names: five([
      '整箱未拆可退',
      '整箱未拆可退',
      'Full sealed packs returnable',
      'Colis entiers repris',
      'Se admiten cajas cerradas',
    ]),
    detail: five([
      '签收后 30 天内整箱未拆封、同批号可退，散片与已切割的不退。',
      '簽收後 30 天內整箱未拆封、同批號可退，散片與已切割的不退。',
      'Within 30 days: full sealed packs of the same batch. Loose or cut pieces are not taken back.',
      'Sous 30 jours : colis entiers scellés du même lot. Pièces à l’unité ou coupées non reprises.',
      'En 30 días: cajas completas precintadas del mismo lote. No se admiten piezas sueltas ni cortadas.',
    ]),
  },
  {
    code: 'custom-no-return',
    names: five([
      '定制商品不退不换',
      '定製商品不退不換',
      'Made to order, no returns',
      'Sur mesure, non repris',
      'A medida, sin devolución',
    ]),
    detail: five([
      '按尺寸定制，确认下单后不支持无理由退换，质量问题免费重做。',
      '按尺寸定製，確認下單後不支持無理由退換，品質問題免費重做。',
      'Made to your measures; no return without cause. Defects are remade free of charge.',
      'Fabriqué à vos mesures ; pas de retour sans motif. Les défauts sont refaits gratuitement.',
      'Fabricado a medida; sin devolución sin motivo. Los defectos se rehacen gratis.',
    ]),
  },
  {
    code: 'cut-no-return',
    names: five([
      '裁切后不退',
      '裁切後不退',
      'No returns once cut',
      'Non repris après coupe',
      'Sin devolución tras el corte',
    ]),
    detail: five([
      '按米或按㎡裁切，裁切后不支持无理由退货，破损按面积补发。',
      '按米或按㎡裁切，裁切後不支持無理由退貨，破損按面積補發。',
      'Cut to length or area; not returnable once cut. Broken parts are resent.',
      'Coupé à la longueur ou à la surface ; non repris. La casse est réexpédiée.',
      'Cortado por metro o m²; sin devolución. Las roturas se reponen.',
    ]),
  },
]

export const GUARANTEES: readonly PromiseData<GuaranteeCode>[] = [
  {
    code: 'breakage',
    names: five(['破损补寄', '破損補寄', 'Breakage resent', 'Casse réexpédiée', 'Reposición por rotura']),
    detail: five([
      '签收 48 小时内拍照反馈，按破损数量免费补寄。',
      '簽收 48 小時內拍照回報，按破損數量免費補寄。',
      'Send photos within 48 hours of receipt; broken pieces are resent free.',
      'Photos sous 48 h après réception : pièces cassées réexpédiées gratuitement.',
      'Envíe fotos en 48 h; las piezas rotas se reponen gratis.',
    ]),
  },
  {
    code: 'same-batch',
    names: five([
      '同单同批号',
      '同單同批號',
      'One batch per order',
      'Un seul lot par commande',
      'Un solo lote por pedido',
    ]),
    detail: five([
      '同一订单发同一色号、批号；补货请提供箱侧批号。',
      '同一訂單發同一色號、批號；補貨請提供箱側批號。',
      'One order ships in one shade and batch; quote the batch number for top-ups.',
      'Une commande part d’un même lot et d’une même teinte ; indiquez le lot pour un complément.',
      'Un pedido sale de un mismo lote y tono; indique el lote para reponer.',
    ]),
  },
  {
    code: 'upstairs',
    names: five(['可送货上楼', '可送貨上樓', 'Carried upstairs', 'Livraison à l’étage', 'Entrega en planta']),
    detail: five([
      '按楼层与有无电梯计收上楼费，下单前可见。',
      '按樓層與有無電梯計收上樓費，下單前可見。',
      'A carry-up fee by floor and lift, shown before you order.',
      'Frais de montée selon l’étage et l’ascenseur, affichés avant commande.',
      'Suplemento según planta y ascensor, visible antes de pedir.',
    ]),
  },
  {
    code: 'invoice',
    names: five(['可开发票', '可開發票', 'Invoice available', 'Facture disponible', 'Con factura']),
    detail: five([
      '支持数电普票与专票。',
      '支援數電普票與專票。',
      'Ordinary and special VAT e-invoices.',
      'Factures électroniques ordinaires et spéciales.',
      'Facturas electrónicas ordinarias y especiales.',
    ]),
  },
  {
    code: 'genuine',
    names: five(['正品保障', '正品保障', 'Genuine goods', 'Produits authentiques', 'Producto auténtico']),
    detail: five([
      '品牌授权，附检测报告，假一赔三。',
      '品牌授權，附檢測報告，假一賠三。',
      'Brand-authorised with test reports; three times the price back if not genuine.',
      'Agréé par la marque, rapports d’essai fournis ; trois fois le prix si contrefait.',
      'Autorizado por la marca, con ensayos; se paga el triple si no es auténtico.',
    ]),
  },
  {
    code: 'leftover',
    names: five(['余料可退', '餘料可退', 'Leftovers taken back', 'Reprise du surplus', 'Se admite el sobrante']),
    detail: five([
      '完工后整箱、整袋未拆的余料，30 天内按原价退。',
      '完工後整箱、整袋未拆的餘料，30 天內按原價退。',
      'Sealed full packs left over are refunded at the price paid within 30 days.',
      'Les colis entiers non ouverts sont remboursés au prix payé sous 30 jours.',
      'Los paquetes completos sin abrir se reembolsan al precio pagado en 30 días.',
    ]),
  },
]
