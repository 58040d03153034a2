// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../ui/testing.tsx'
import { PhoneField } from './phone-field.tsx'

test('a phone is taken as it is typed or pasted, and what is wrong with it stands at its field', () => {
  const onChange = vi.fn<(phone: string) => void>()
  function Owner() {
    const [phone, setPhone] = useState('')
    const change = (typed: string) => {
      onChange(typed)
      setPhone(typed)
    }
    return <PhoneField name="phone" label="Phone" error="Eleven digits" required value={phone} onChange={change} />
  }
  renderUi(<Owner />)
  const input = screen.getByLabelText<HTMLInputElement>(/Phone/)
  expect([input.type, input.inputMode, input.name]).toEqual(['tel', 'numeric', 'phone'])
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Eleven digits')
  fireEvent.change(input, { target: { value: '+86 138 1234 5678' } })
  fireEvent.change(input, { target: { value: '1381234x' } })
  expect(onChange.mock.calls).toEqual([['13812345678'], ['1381234']])
  expect(input.value).toBe('1381234')
})
