# kickdoor completion.

cli-completion = print a script with which a shell completes commands, options and their values
cli-completion-shell = bash: add `source <(kickdoor completion bash)` to `~/.bashrc`; zsh: `source <(kickdoor completion zsh)` to `~/.zshrc`; fish: `kickdoor completion fish | source` to `~/.config/fish/config.fish`
