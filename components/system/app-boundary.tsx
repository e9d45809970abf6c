'use client'

import { Component, type ReactNode } from 'react'
import { ErrorContent } from './error-content'

/** Shows an error of the app inside it between the page's header and footer, which stay as they are. */
export class AppBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error ? (
      <ErrorContent error={error} retry={() => this.setState({ error: undefined })} />
    ) : (
      this.props.children
    )
  }
}
