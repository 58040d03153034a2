import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The product's first language, whatever the machine's is.
Object.defineProperty(navigator, 'language', { get: () => 'zh-CN', configurable: true })

afterEach(cleanup)
