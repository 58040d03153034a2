import { limitsFromContract } from './limits-from-contract.ts'
import { prove } from './proving.ts'

const path = 'packages/web/src/features/addresses/parts/form/address-form.tsx'
const faults = '<TextInput maxLength={50} />;\n<textarea maxLength="50" />'

prove(limitsFromContract, {
  'numbers of its own': { path, text: faults, lines: [1, 2] },
  'limits of the contract': {
    path,
    text: '<TextInput maxLength={NAME_MAX} />;\n<TextInput maxLength={String(FLOOR_MAX).length} />',
    lines: [],
  },
  'a test': { path: path.replace('.tsx', '.test.tsx'), text: faults, lines: [] },
})
